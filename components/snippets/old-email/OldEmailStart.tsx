import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { Button } from '@/components/ui/buttons/Button';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';

const load = () => import('./OldEmailDialog');
const preload = preloadOnHover(load);
const OldEmailDialog = onDemand(() => load().then((module) => module.OldEmailDialog));

interface Props {
  library: Library;
  onMake: (snippet: EditedSnippet) => void;
}

/** In an editor without a text: it may come from an email. */
export function OldEmailStart({ library, onMake }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...preload}
        variant="text"
        startIcon={<IconMail size={16} stroke={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        From an old email
      </Button>
      {isOpen && <OldEmailDialog library={library} onMake={onMake} onClose={() => setOpen(false)} />}
    </>
  );
}
