import { useContext, type ReactNode } from 'react';
import { SaidContext, ValuesContext } from '@/components/rich-text/values-context';
import type { ShownText } from '@/lib/domain/letter/letter-text';
import { saidIn } from '@/lib/domain/letter/said-in';

/** What the variables of one text stand for. */
export function PartValues({ text, children }: { text: ShownText; children: ReactNode }) {
  const said = useContext(SaidContext);
  return <ValuesContext value={said && saidIn(said, text)}>{children}</ValuesContext>;
}
