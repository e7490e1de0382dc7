import type { MemberEntry } from '@/lib/domain/organizations/membership';

/** Where there are fewer, “by one trainer” would say which one. */
export const fewestTrainers = 3;

/** Whether it is told by how many members something was used. */
export const mayTellTrainers = (members: readonly MemberEntry[]): boolean =>
  members.filter(({ status, isSupport }) => status === 1 && !isSupport).length >= fewestTrainers;
