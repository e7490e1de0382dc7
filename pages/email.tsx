import { LetterPage } from '@/components/letter/page/LetterPage';

export default function EmailPage() {
  return <LetterPage />;
}
