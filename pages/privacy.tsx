import type { AppPage } from '@/components/page/app-page';
import { Privacy } from '@/components/legal/Privacy';

const PrivacyPage: AppPage = () => <Privacy />;
PrivacyPage.withoutShell = true;

export default PrivacyPage;
