import * as videos from '@/lib/contracts/videos';
import { route, serve } from '@/lib/server/http/route';
import { showVideoAt } from '@/lib/server/services/pictures/show-video';

export const config = { api: { bodyParser: false } };

export default route(
  serve(
    videos.showVideo,
    ({ actor, query, body }) => showVideoAt(actor, query.orgId, 'snippet', body.address),
    {
      countedAs: 'pictures',
    },
  ),
  serve(
    videos.showEmailVideo,
    ({ actor, query, body }) => showVideoAt(actor, undefined, query.purpose, body.address),
    { countedAs: 'pictures' },
  ),
);
