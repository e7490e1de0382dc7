import { memo } from 'react';
import { Segment } from '@/components/ui/fields/Segment';
import type { Sex } from '@/lib/contracts/primitives';
import type { RecentDog } from '@/lib/client/letter/recent-dogs';
import type { Letter } from '@/lib/domain/letter/letter';
import type { Fallbacks } from '@/lib/domain/letter/letter-variables';
import type { VariableColors } from '@/lib/domain/letter/letter-colors';
import type { ReadyCheck } from '@/lib/domain/letter/ready-point';
import { DetailsForm } from './DetailsForm';
import styles from './DetailsPane.module.css';
import type { LetterCommands } from '@/components/letter/use-letter-commands';
import { ReadyCheckList } from './ReadyCheckList';
import { RecentDogs } from './RecentDogs';

const sexes = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'neutral', label: 'Neutral' },
] as const satisfies readonly { value: Sex; label: string }[];

interface Props {
  letter: Letter;
  names: readonly string[];
  fallbacks: Fallbacks;
  colors: VariableColors;
  check: ReadyCheck;
  /** Nothing more can come to it as the letter stands. */
  isChecked: boolean;
  dogs: readonly RecentDog[];
  onChooseDog: (dog: RecentDog) => void;
  onForgetDogs: () => void;
  commands: LetterCommands;
}

/** Whom the letter is about, and whether it is ready. */
export function DetailsPane(props: Props) {
  const { letter, names, fallbacks, colors, check, isChecked, dogs, onChooseDog, onForgetDogs, commands } =
    props;
  return (
    <div className={styles.pane}>
      <DogSection sex={letter.sex} onChange={commands.actions.setSex} />
      <section className={styles.section} aria-labelledby="details-heading">
        <div data-tour="details">
          <div className={styles.heading}>
            <h2 id="details-heading">Details</h2>
            <RecentDogs dogs={dogs} onChoose={onChooseDog} onForget={onForgetDogs} />
          </div>
          <DetailsForm
            values={letter.values}
            names={names}
            fallbacks={fallbacks}
            colors={colors}
            onChange={commands.actions.setValue}
            onDone={commands.goOn}
          />
        </div>
      </section>
      <ReadyCheckList check={check} isChecked={isChecked} commands={commands} />
    </div>
  );
}

const DogSection = memo(function DogSection({ sex, onChange }: { sex: Sex; onChange: (sex: Sex) => void }) {
  return (
    <section className={styles.section} aria-labelledby="dog-heading">
      <div data-tour="sex">
        <h2 id="dog-heading" className={styles.heading}>
          Dog
        </h2>
        <Segment
          label="The dog’s sex"
          options={sexes}
          value={sex}
          onChange={onChange}
          accent
          className={styles.sex}
        />
      </div>
    </section>
  );
});
