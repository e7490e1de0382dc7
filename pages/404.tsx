import type { AppPage } from '@/components/page/app-page';
import { ErrorPage } from '@/components/shell/ErrorPage';

const NotFound: AppPage = () => (
  <ErrorPage
    title="There is no such page"
    text="The address may be mistyped, or what was here has been deleted or moved."
  />
);
NotFound.withoutShell = true;

export default NotFound;
