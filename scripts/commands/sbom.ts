import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { say } from '../bootstrap/say.mjs';
import { completeBill, type BillOfMaterials, type BundledPackage } from '../release/bill-of-materials.ts';

/** Writes what production consists of, as CycloneDX: from the lock alone, without a network. */
export function run([file = 'sbom.cdx.json']: readonly string[]) {
  const made = execFileSync(
    'npm',
    ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const bundled = globSync('local/*/bundle/packages.json').flatMap(
    (list) => JSON.parse(readFileSync(list, 'utf8')) as BundledPackage[],
  );
  const bill = completeBill(JSON.parse(made) as BillOfMaterials, bundled);
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  say(`${bill.components.length} packages are listed in ${file}.`);
}
