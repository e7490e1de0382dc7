import type { AppPage } from '@/components/page/app-page';
import { Missing } from '@/components/shell/Missing';

const NotFound: AppPage = () => (
  <Missing
    title="There is no such page"
    text="The address may be mistyped, or what was here has been deleted or moved."
  />
);
NotFound.withoutShell = true;

export default NotFound;
