import { Fragment, useContext } from 'react';
import { filledValue, shownValue } from '@/lib/domain/text/variable-values';
import type { VariableColors } from '@/lib/domain/letter/letter-colors';
import { fallbackColor } from '@/lib/domain/text/variable-colors';
import type { WrittenVariable } from '@/lib/domain/text/variables';
import { ValuesContext } from './values-context';
import { VariableBraces } from './VariableBraces';

interface Props {
  variable: WrittenVariable;
  colors: VariableColors;
}

/** A variable in the letter: its value; while it is empty its fallback, else its name in braces. */
export function VariableMark({ variable, colors }: Props) {
  const values = useContext(ValuesContext);
  const { name } = variable;
  const shown = shownValue(values, variable);
  const color = colors.get(name) ?? fallbackColor;
  if (shown === undefined) {
    return (
      <span className={`v open ${color}`} data-variable={name}>
        <VariableBraces variable={variable} />
      </span>
    );
  }
  const kind = filledValue(values ?? {}, name) === undefined ? 'blank' : 'fill';
  return (
    <span className={`v ${kind} ${color}`} data-variable={name}>
      {shown.split(/\r\n?|\n/).map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </span>
  );
}
