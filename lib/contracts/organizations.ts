import * as z from 'zod/mini';
import { operation } from './operation';
import {
  memberSchema,
  organizationDetailsDraftSchema,
  organizationNameSchema,
  organizationSchema,
} from './organization-fields';
import { emailSchema, idSchema, noQuery, roleSchema } from './primitives';

const path = '/api/organization';
const ofOrganization = z.strictObject({ orgId: idSchema });

export const createOrganization = operation('POST', path, {
  query: noQuery,
  body: z.strictObject({
    name: organizationNameSchema,
    details: z.optional(organizationDetailsDraftSchema),
  }),
  reply: organizationSchema,
  status: 201,
});

export const getOrganization = operation('GET', path, { query: ofOrganization, reply: organizationSchema });

export const updateOrganization = operation('PUT', path, {
  query: ofOrganization,
  body: z.strictObject({
    name: z.optional(organizationNameSchema),
    details: z.optional(organizationDetailsDraftSchema),
  }),
  reply: organizationSchema,
});

/**
 * `name` must be the organization's, so that nobody deletes another one by mistake. Answers with the header
 * `X-Deletion: under-way` where not all of it is gone yet: the rest follows by itself.
 */
export const deleteOrganization = operation('DELETE', path, {
  query: z.strictObject({ orgId: idSchema, name: z.string() }),
});

/** Organizations in which the caller is active or invited. */
export const listOrganizations = operation('GET', `${path}/user`, {
  query: noQuery,
  reply: z.array(organizationSchema),
});

export const getRole = operation('GET', `${path}/user`, {
  query: ofOrganization,
  reply: z.object({ role: roleSchema }),
});

export const getMember = operation('GET', `${path}/user`, {
  query: z.strictObject({ uid: idSchema, orgId: idSchema }),
  reply: memberSchema,
});

export const acceptInvitation = operation('POST', `${path}/user`, {
  query: z.strictObject({ orgId: idSchema, action: z.literal('accept') }),
  reply: organizationSchema,
});

export const rejectInvitation = operation('POST', `${path}/user`, {
  query: z.strictObject({ orgId: idSchema, action: z.literal('reject') }),
});

const membership = `${path}/membership` as const;

export const resendInvitation = operation('POST', membership, {
  query: z.strictObject({ orgId: idSchema, resend: z.literal('true') }),
  body: z.strictObject({ email: emailSchema }),
});

export const removeMember = operation('DELETE', membership, {
  query: z.strictObject({ orgId: idSchema, email: emailSchema }),
});

export const changeRole = operation('PUT', membership, {
  query: z.strictObject({ orgId: idSchema, userId: idSchema }),
  body: z.strictObject({ role: roleSchema }),
  reply: organizationSchema,
});

/** The role that someone will have once they accept; who has answered is found by their uid only. */
export const changeInvitedRole = operation('PUT', membership, {
  query: z.strictObject({ orgId: idSchema, email: emailSchema }),
  body: z.strictObject({ role: roleSchema }),
  reply: organizationSchema,
});
