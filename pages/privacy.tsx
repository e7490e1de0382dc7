import type { AppPage } from '@/components/shell/app-page';
import { Privacy } from '@/components/legal/Privacy';

const PrivacyPage: AppPage = () => <Privacy />;
PrivacyPage.withoutShell = true;

export default PrivacyPage;
