import { Fragment, useContext } from 'react';
import { filledValue } from '@/lib/domain/text/variable-values';
import type { VariableColors } from '@/lib/domain/letter/letter-colors';
import { fallbackColor } from '@/lib/domain/text/variable-colors';
import { ValuesContext } from './values-context';

interface Props {
  name: string;
  colors: VariableColors;
}

/** A variable in the letter: its value, or its name in braces while it is empty. */
export function VariableMark({ name, colors }: Props) {
  const value = filledValue(useContext(ValuesContext), name);
  const color = colors.get(name) ?? fallbackColor;
  if (value === undefined) {
    return <span className={`v open ${color}`} data-variable={name}>{`{{${name}}}`}</span>;
  }
  return (
    <span className={`v fill ${color}`} data-variable={name}>
      {value.split(/\r\n?|\n/).map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </span>
  );
}
