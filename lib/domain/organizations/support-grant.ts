export interface Grant {
  readonly enabled: boolean;
  readonly grantedAt: Date;
  /** A uid. */
  readonly grantedBy: string;
  readonly expiresAt: Date;
  readonly lastUsedAt?: Date | undefined;
  /** A uid. */
  readonly lastUsedBy?: string | undefined;
}

const day = 24 * 60 * 60 * 1000;

/** A new grant was used by nobody yet. */
export function newGrant(grantedBy: string, days: number, now: Date): Grant {
  return { enabled: true, grantedAt: now, grantedBy, expiresAt: new Date(now.getTime() + days * day) };
}

/** The same access, ended; who used it stays on record. */
export function revoked(grant: Grant): Grant {
  return { ...grant, enabled: false };
}

export function used(grant: Grant, lastUsedBy: string, now: Date): Grant {
  return { ...grant, lastUsedAt: now, lastUsedBy };
}

/** Whether access is given at this moment. */
export function isGranted(grant: Grant | undefined, now: Date): grant is Grant {
  return grant !== undefined && grant.enabled && grant.expiresAt > now;
}
