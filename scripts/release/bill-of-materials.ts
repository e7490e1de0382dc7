import { exceptions, licenseOf } from '../licenses/accepted-licenses.ts';

interface License {
  readonly expression?: string;
  readonly license?: { readonly id?: string; readonly name?: string };
}

interface Component {
  readonly 'bom-ref': string;
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly License[];
}

/** What of CycloneDX is read or mended here; the rest passes through. */
export interface BillOfMaterials {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
}

/** What a file of ours was bundled from, as `packages.json` beside it says. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

const purlOf = ({ name, version }: Pick<BundledPackage, 'name' | 'version'>) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

const ownName = (purl: string) => decodeURIComponent(/^pkg:npm\/(.+)@/.exec(purl)?.[1] ?? '');

function inWordsOfSpdx(license: string): License {
  if (/ (?:OR|AND) /.test(license)) return { expression: license };
  return { license: license.includes(' ') ? { name: license } : { id: license } };
}

function completed(component: Component): Component {
  const name = ownName(component.purl);
  if (component.licenses?.length) return { ...component, name };
  const license = licenseOf({ name, license: undefined }) ?? exceptions[name]?.license;
  return { ...component, name, ...(license !== undefined && { licenses: [inWordsOfSpdx(license)] }) };
}

function ofBundled(given: BundledPackage): Component {
  const { name, version } = given;
  const license = licenseOf(given);
  return {
    ...{ 'bom-ref': `${name}@${version}`, type: 'library', name, version, purl: purlOf(given) },
    ...(license !== undefined && { licenses: [inWordsOfSpdx(license)] }),
  };
}

/**
 * Names every part as its own package does, where npm names it by the folder that it stands in; adds the licenses that npm
 * could not read, and what was bundled from packages that nobody installs.
 */
export function completeBill<Bill extends BillOfMaterials>(
  bill: Bill,
  bundled: readonly BundledPackage[],
): Bill {
  const { component } = bill.metadata;
  const listed = new Set(bill.components.map(({ purl }) => purl));
  return {
    ...bill,
    metadata: {
      ...bill.metadata,
      component: { ...component, type: 'application', name: ownName(component.purl) },
    },
    components: [
      ...bill.components.map(completed),
      ...bundled.filter((each) => !listed.has(purlOf(each))).map(ofBundled),
    ],
  };
}
