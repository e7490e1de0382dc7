import 'server-only';
import { backend } from '@/lib/server/backend/backend';
import { converterFor } from './document-schema';
import { storedSnippetSchema } from './snippet-document';

export const collection = () => backend().firestore.collection('snippets');
export const snippets = () => collection().withConverter(converterFor(storedSnippetSchema));
