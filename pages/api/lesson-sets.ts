import * as sets from '@/lib/contracts/lesson-sets';
import { route, serve } from '@/lib/server/http/route';
import {
  createLessonSet,
  deleteLessonSet,
  listLessonSets,
  updateLessonSet,
} from '@/lib/server/services/snippets/manage-lesson-sets';

export const config = { api: { bodyParser: false } };

export default route(
  serve(sets.listLessonSets, ({ actor }) => listLessonSets(actor)),
  serve(sets.createLessonSet, ({ actor, body, idempotencyKey }) =>
    createLessonSet(actor, body, idempotencyKey),
  ),
  serve(sets.updateLessonSet, ({ actor, body }) => updateLessonSet(actor, body)),
  serve(sets.deleteLessonSet, ({ actor, query }) => deleteLessonSet(actor, query.id)),
);
