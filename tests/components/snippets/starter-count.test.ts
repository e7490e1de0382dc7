import { expect, test, vi } from 'vitest';
import { starterCount } from '@/components/snippets/use-add-starter-snippets';
import { starterLibrary } from '@/lib/starter/library';

vi.mock('@/lib/client/auth', () => import('@/tests/support/fake-auth'));

test('the button promises as many starter snippets as there are', () => {
  expect(starterLibrary).toHaveLength(starterCount);
});
