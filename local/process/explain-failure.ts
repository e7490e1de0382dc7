interface SystemError {
  readonly code?: string;
  readonly path?: string;
  readonly port?: number;
}

const withoutDot = (text: string) => text.replace(/\.$/, '');

/** One sentence for whoever started something that cannot run. */
export function explainFailure(error: unknown): string {
  const { code = '', path = 'the data folder', port } = error as SystemError;
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken by another program.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${path} can't be written to (${code}): change its permissions, or choose another DATA_DIR.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `a file is where a folder belongs (${path}): move it away, or choose another DATA_DIR.`;
    case 'EISDIR':
      return `a folder is where a file belongs (${path}): move it away, or choose another DATA_DIR.`;
    case 'ENOENT':
      return `${path} can't be made: the folder it belongs in is missing or takes nothing; choose another DATA_DIR.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `there is no room left for ${path}: make some, or choose another DATA_DIR.`;
    default:
      return `${withoutDot(error instanceof Error ? error.message : String(error))}.`;
  }
}
