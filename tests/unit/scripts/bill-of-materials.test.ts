import { expect, test } from 'vitest';
import { completeBill } from '@/scripts/release/bill-of-materials';

const component = (name: string, purl: string, licenses?: { license: { id: string } }[]) => ({
  ...{ 'bom-ref': purl.slice('pkg:npm/'.length), type: 'library', name, version: '1.0.0', purl },
  ...(licenses && { licenses }),
});
const bill = {
  specVersion: '1.5',
  metadata: { component: component('a-folder', 'pkg:npm/heelwrite@1.0.0') },
  components: [
    component('pg', 'pkg:npm/server-only@0.0.1', [{ license: { id: 'MIT' } }]),
    component('react', 'pkg:npm/%40scope/react@19.0.0', [{ license: { id: 'MIT' } }]),
    component('limiter', 'pkg:npm/limiter@1.1.5'),
    component('deep-freeze', 'pkg:npm/deep-freeze@0.0.1'),
    component('pronouns', 'pkg:npm/%40heelwrite/pronouns@0.1.0'),
  ],
};

test('each part has the name of its own package', () => {
  const { metadata, components, specVersion } = completeBill(bill, []);
  expect(specVersion).toBe('1.5');
  expect(metadata.component).toMatchObject({ name: 'heelwrite', type: 'application' });
  expect(components.map(({ name }) => name)).toEqual([
    ...['server-only', '@scope/react', 'limiter', 'deep-freeze', '@heelwrite/pronouns'],
  ]);
});

test('licenses that npm could not read are added, and none is made up', () => {
  const { components } = completeBill(bill, []);
  expect(components.map(({ licenses }) => licenses)).toEqual([
    [{ license: { id: 'MIT' } }],
    [{ license: { id: 'MIT' } }],
    [{ license: { id: 'MIT' } }],
    [{ license: { name: 'public domain' } }],
    undefined,
  ]);
});

test('what a file of ours was bundled from is listed once', () => {
  const { components } = completeBill(bill, [
    { name: 'limiter', version: '1.1.5', license: 'MIT' },
    { name: '@scope/bundled', version: '2.0.0', license: '(MIT OR GPL-3.0-or-later)' },
  ]);
  expect(components).toHaveLength(bill.components.length + 1);
  expect(components.at(-1)).toEqual({
    ...{ 'bom-ref': '@scope/bundled@2.0.0', type: 'library', name: '@scope/bundled', version: '2.0.0' },
    ...{ purl: 'pkg:npm/%40scope/bundled@2.0.0', licenses: [{ expression: '(MIT OR GPL-3.0-or-later)' }] },
  });
});
