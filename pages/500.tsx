import type { AppPage } from '@/components/page/app-page';
import { ErrorPage } from '@/components/shell/ErrorPage';

const Broken: AppPage = () => (
  <ErrorPage
    title="Something went wrong"
    text="This is our fault. Your work on this device is safe. Try again in a moment."
  />
);
Broken.withoutShell = true;

export default Broken;
