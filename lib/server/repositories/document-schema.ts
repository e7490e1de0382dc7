import 'server-only';
import type { DocumentData, FirestoreDataConverter } from '@google-cloud/firestore';
import * as z from 'zod/mini';

interface FirestoreTime {
  toDate(): Date;
}

/** A moment: written as a Date, read as Firestore's own class, seen by the code as a Date. */
export const storedTime = z.pipe(
  z.custom<FirestoreTime>(
    (value: unknown) => typeof value === 'object' && value !== null && 'toDate' in value,
    'This is not a timestamp.',
  ),
  z.transform((time: FirestoreTime) => time.toDate()),
);

/** Parses every document on its way in; a corrupt one throws and names its path. */
export function converterFor<Schema extends z.ZodMiniType<DocumentData>>(
  schema: Schema,
): FirestoreDataConverter<z.output<Schema>> {
  return {
    toFirestore: (value) => value,
    fromFirestore: (snapshot) => {
      const parsed = schema.safeParse(snapshot.data());
      if (parsed.success) return parsed.data;
      const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
      throw new Error(`The document ${snapshot.ref.path} is corrupt at: ${where}`);
    },
  };
}
