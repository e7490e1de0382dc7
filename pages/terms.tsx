import type { AppPage } from '@/components/page/app-page';
import { Terms } from '@/components/legal/Terms';

const TermsPage: AppPage = () => <Terms />;
TermsPage.withoutShell = true;

export default TermsPage;
