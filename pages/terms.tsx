import type { AppPage } from '@/components/shell/app-page';
import { Terms } from '@/components/legal/Terms';

const TermsPage: AppPage = () => <Terms />;
TermsPage.withoutShell = true;

export default TermsPage;
