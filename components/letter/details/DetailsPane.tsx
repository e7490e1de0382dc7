import { memo } from 'react';
import { Segment } from '@/components/ui/fields/Segment';
import { detailsOf, type RecentDog } from '@/lib/client/letter/recent-dogs';
import type { KeptDogs } from '@/components/letter/dogs/use-kept-dogs';
import { whoIs } from '@/lib/domain/letter/letter-variables';
import type { Day } from '@/lib/domain/variables/days';
import type { KindsByName } from '@/lib/domain/variables/kinds-by-name';
import type { Letter } from '@/lib/domain/letter/letter';
import { dogOf, type DogChoice } from '@/lib/domain/letter/several-dogs';
import type { Fallbacks } from '@/lib/domain/letter/letter-variables';
import type { VariableColors } from '@/lib/domain/letter/letter-colors';
import type { ReadyCheck } from '@/lib/domain/letter/ready-point';
import type { DetailsForm } from './DetailsForm';
import styles from './DetailsPane.module.css';
import { detailsWaitingId } from '@/components/letter/element-ids';
import type { LetterCommands } from '@/components/letter/use-letter-commands';
import { ReadyCheckList } from './ReadyCheckList';
import type { ReadyPoints } from './ReadyPoints';
import { RecentDogs } from './RecentDogs';

const sexes = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'neutral', label: 'Neutral' },
  { value: 'several', label: 'Two or more' },
] as const satisfies readonly { value: DogChoice; label: string }[];

interface Props {
  letter: Letter;
  /** The same with what is filled in before anybody does. */
  settled: Letter;
  kinds: KindsByName;
  /** null while it is not known how to ask for the details. */
  Form: typeof DetailsForm | null;
  Points: typeof ReadyPoints | null;
  today: Day;
  names: readonly string[];
  fallbacks: Fallbacks;
  colors: VariableColors;
  check: ReadyCheck;
  /** Nothing more can come to it as the letter stands. */
  isChecked: boolean;
  dogs: readonly RecentDog[];
  /** Those of the account; null where it keeps none. */
  kept: KeptDogs | null;
  onChooseDog: (dog: RecentDog) => void;
  onForgetDogs: () => void;
  commands: LetterCommands;
}

/** Whom the letter is about, and whether it is ready. */
export function DetailsPane(props: Props) {
  const {
    letter,
    settled,
    kinds,
    Form,
    Points,
    today,
    names,
    fallbacks,
    colors,
    check,
    isChecked,
    dogs,
    kept,
    onChooseDog,
    onForgetDogs,
    commands,
  } = props;
  return (
    <div className={styles.pane}>
      <DogSection dog={dogOf(letter)} onChange={commands.actions.setDog} />
      <section className={styles.section} aria-labelledby="details-heading">
        <div data-tour="details">
          <div className={styles.heading}>
            <h2 id="details-heading">Details</h2>
            <RecentDogs dogs={dogs} Picker={kept?.DogPicker} onChoose={onChooseDog} onForget={onForgetDogs} />
          </div>
          {names.length === 0 ? (
            <p className={styles.none}>Details to fill in appear here once a snippet asks for them.</p>
          ) : Form === null ? (
            <div id={detailsWaitingId} aria-busy />
          ) : (
            <Form
              values={settled.values}
              own={letter.values}
              kinds={kinds}
              before={detailsOf(dogs, whoIs(settled, names))}
              sex={letter.sex}
              today={today}
              names={names}
              areSeveral={letter.areSeveral === true}
              fallbacks={fallbacks}
              colors={colors}
              onChange={commands.actions.setValue}
              onDone={commands.goOn}
            />
          )}
          {kept && (
            <kept.LastTime dogs={kept.dogs} letter={settled} names={names} actions={commands.actions} />
          )}
        </div>
      </section>
      <ReadyCheckList check={check} isChecked={isChecked} Points={Points} commands={commands} />
    </div>
  );
}

interface DogProps {
  dog: DogChoice;
  onChange: (choice: DogChoice) => void;
}

const DogSection = memo(function DogSection({ dog, onChange }: DogProps) {
  return (
    <section className={styles.section} aria-labelledby="dog-heading">
      <div data-tour="sex">
        <h2 id="dog-heading" className={styles.heading}>
          Dog
        </h2>
        <Segment
          label="The dog’s sex, or several dogs"
          options={sexes}
          value={dog}
          onChange={onChange}
          accent
          className={styles.sex}
        />
      </div>
    </section>
  );
});
