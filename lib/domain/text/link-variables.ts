import { shownValue, type Values } from './variable-values';
import { normalizeVariables, replaceVariables } from './variables';

/** The address of a link with its variables as they are written in a text: editors and browsers encode their braces. */
export function withPlainVariables(address: string): string {
  const plain = address.replace(/(?:%7B%7B|\{\{)(.*?)(?:%7D%7D|\}\})/gi, (whole, variable: string) => {
    try {
      return `{{${decodeURIComponent(variable)}}}`;
    } catch {
      return whole;
    }
  });
  return normalizeVariables(plain);
}

/** The address with its variables filled in, encoded as an address needs it; braces stay where nothing is filled in and nothing said instead. */
export function filledAddress(address: string, values: Values | null): string {
  return replaceVariables(address, (_, variable) => {
    const value = shownValue(values, variable);
    // The sign in an email address is part of its form.
    return value === undefined ? null : encodeURIComponent(value).replaceAll('%40', '@');
  });
}
