import { pictureFile } from '@/lib/server/http/picture-file';
import { showPicture } from '@/lib/server/services/pictures/show-picture';

export const config = { api: { bodyParser: false } };

export default pictureFile(showPicture);
