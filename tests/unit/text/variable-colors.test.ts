import { describe, expect, it } from 'vitest';
import { variableColors } from '@/lib/contracts/snippet-fields';
import { assignColors } from '@/lib/domain/text/variable-colors';

describe('assignColors', () => {
  it('hands the colours out in the order of the palette', () => {
    expect(assignColors({}, ['dog', 'client', 'time'], [], variableColors)).toEqual({
      dog: 'amber',
      client: 'sky',
      time: 'violet',
    });
  });

  it('keeps the colour of a known name', () => {
    expect(assignColors({ dog: 'rose' }, ['dog', 'client'], [], variableColors)).toEqual({
      dog: 'rose',
      client: 'amber',
    });
  });

  it('lets a draft change a colour, but only of a variable that it holds', () => {
    const asked = [
      { name: 'dog', color: 'slate' },
      { name: 'cat', color: 'lime' },
    ] as const;
    expect(assignColors({ dog: 'rose' }, ['dog'], asked, variableColors)).toEqual({ dog: 'slate' });
  });

  it('gives the ninth variable the first colour again', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    expect(assignColors({}, names, [], variableColors)['i']).toBe('amber');
  });

  it('takes names that an object knows by itself', () => {
    const colors = assignColors({}, ['constructor', 'valueof'], [], variableColors);
    expect(colors).toEqual({ constructor: 'amber', valueof: 'sky' });
  });
});
