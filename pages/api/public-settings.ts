import { settingsScript } from '@/lib/server/http/settings-script';
import { publicSettings } from '@/lib/server/services/public-settings';

export const config = { api: { bodyParser: false } };

export default settingsScript('/api/public-settings', publicSettings);
