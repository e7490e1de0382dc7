import { EmailComposer } from '@/components/email/EmailComposer';

export default function EmailPage() {
  return <EmailComposer />;
}
