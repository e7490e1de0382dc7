import type { AppPage } from '@/components/page/app-page';
import { ErrorPage } from '@/components/shell/ErrorPage';

const Broken: AppPage = () => (
  <ErrorPage
    title="Something went wrong"
    text="The fault is ours. Your work on this device is safe. Try again in a moment."
  />
);
Broken.withoutShell = true;

export default Broken;
