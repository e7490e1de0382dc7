import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichTextView } from '@/components/rich-text/RichTextView';
import { parseRichText } from '@/lib/domain/text/rich-text';

test('what is only looked at shows its optional parts, with what brings them in', () => {
  const html =
    '<p>Always</p><p data-optional>By hand</p><ul><li data-optional="cues=sit"><p data-optional>Item</p></li></ul>';
  render(<RichTextView richText={parseRichText(html)} colors={new Map()} sex={null} />);
  expect(screen.getByText('Always')).not.toHaveAttribute('data-when');
  expect(screen.getByText('By hand')).toHaveAttribute('data-when', 'ticked by hand');
  expect(screen.getByText('Item')).not.toHaveAttribute('data-when');
  expect(screen.getByRole('listitem')).toHaveAttribute('data-when', 'when cues has sit');
});
