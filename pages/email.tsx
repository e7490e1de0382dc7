import { EmailComposer } from '@/components/letter/composer/EmailComposer';

export default function EmailPage() {
  return <EmailComposer />;
}
