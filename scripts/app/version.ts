import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

function commitAt(folder: string): string | undefined {
  try {
    const told = execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return told.trim();
  } catch {
    // Not every build has git or the repository beside it.
    return undefined;
  }
}

/** The version in package.json, with the commit that HEELWRITE_COMMIT or git tells: `0.5.0+1a2b3c4d5e6f`. */
export function versionAtBuild(
  env: Readonly<Record<string, string | undefined>>,
  folder = '.',
  fromGit = commitAt,
): string {
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
  const commit = env.HEELWRITE_COMMIT?.trim() || fromGit(folder);
  return commit === undefined || !/^[\da-f]{7,64}$/i.test(commit)
    ? version
    : `${version}+${commit.slice(0, 12).toLowerCase()}`;
}
