import type { KindDraft } from '@/lib/domain/variables/kind-draft';

/** What the settings of each kind show, and tell when it is changed. */
export interface SettingsProps {
  readonly draft: KindDraft;
  readonly onChange: (part: Partial<KindDraft>) => void;
}
