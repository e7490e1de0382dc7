import * as favorites from '@/lib/contracts/favorites';
import { route, serve } from '@/lib/server/http/route';
import { addFavorite, listFavorites, removeFavorite } from '@/lib/server/services/snippets/manage-favorites';

export const config = { api: { bodyParser: false } };

export default route(
  serve(favorites.listFavorites, ({ actor }) => listFavorites(actor)),
  serve(favorites.addFavorite, ({ actor, body }) => addFavorite(actor, body.id)),
  serve(favorites.removeFavorite, ({ actor, query }) => removeFavorite(actor, query.id)),
);
