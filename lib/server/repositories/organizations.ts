import 'server-only';
import * as z from 'zod/mini';
import { memberStatusSchema, roleSchema } from '@/lib/contracts/primitives';
import { backend } from '../backend';
import { documents } from './documents';

const memberSchema = z.object({
  userId: z.optional(z.string()),
  email: z.string(),
  status: memberStatusSchema,
  role: roleSchema,
});

const organizationSchema = z.object({ name: z.string(), members: z.array(memberSchema) });
export type StoredOrganization = z.output<typeof organizationSchema>;

export async function findOrganization(orgId: string): Promise<StoredOrganization | undefined> {
  const organizations = backend()
    .firestore.collection('organizations')
    .withConverter(documents(organizationSchema));
  return (await organizations.doc(orgId).get()).data();
}
