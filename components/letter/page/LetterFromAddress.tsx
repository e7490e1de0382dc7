import type { ChosenLibrary } from '@/components/letter/library/use-chosen-library';
import type { LetterCommands } from '@/components/letter/use-letter-commands';
import type { KeptLetter } from '@/lib/client/letter/letter-store';
import type { RecentDog } from '@/lib/client/letter/recent-dogs';
import type { Letter } from '@/lib/domain/letter/letter';
import type { ReadyCheck } from '@/lib/domain/letter/ready-point';
import { useAddFromAddress } from './use-add-from-address';
import { useDogFromAddress } from './use-dog-from-address';
import { useOpenFromAddress } from './use-open-from-address';
import { useShowFromAddress } from './use-show-from-address';
import { useStartFromAddress } from './use-start-from-address';

interface Props {
  uid: string;
  letter: Letter;
  isEmpty: boolean;
  library: ChosenLibrary;
  commands: LetterCommands;
  dogs: readonly RecentDog[];
  check: () => Promise<ReadyCheck>;
  onStartNew: () => void;
  onOpen: (kept: KeptLetter) => void;
  onChooseDog: (dog: RecentDog) => void;
}

/** Does what the address asks for, and draws nothing. */
export function LetterFromAddress(props: Props) {
  const { uid, letter, isEmpty, library, commands, dogs, check, onStartNew, onOpen, onChooseDog } = props;
  useStartFromAddress(isEmpty, onStartNew);
  useOpenFromAddress(uid, onOpen);
  useAddFromAddress(library, letter, commands);
  useDogFromAddress(dogs, onChooseDog);
  useShowFromAddress(check, commands.jumpTo);
  return null;
}
