import type { AppPage } from '@/components/page/app-page';
import { Missing } from '@/components/shell/Missing';

const Broken: AppPage = () => (
  <Missing
    title="Something went wrong"
    text="The fault is ours. Your work on this device is safe. Try again in a moment."
  />
);
Broken.withoutShell = true;

export default Broken;
