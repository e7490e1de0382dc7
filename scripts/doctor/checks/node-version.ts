import type { Check } from '../deployment/check.ts';
import { warning, type Finding } from '../deployment/finding.ts';

const wanted = 24;

function nodeVersionFindings(version: string): Finding[] {
  if (Number.parseInt(version) >= wanted) return [];
  return [
    warning(
      `This is Node ${version}, and the app is made for Node ${wanted}.`,
      `Install Node ${wanted} where the app runs.`,
    ),
  ];
}

export const nodeVersion: Check = {
  group: 'Settings',
  holds: `Node is at version ${wanted} or newer.`,
  look: ({ nodeVersion: version }) => nodeVersionFindings(version),
};
