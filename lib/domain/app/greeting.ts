/** "Good morning, Sam": by the hour of the day, with the first of the given names. */
export function greeting(hour: number, displayName: string): string {
  const time = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  const [firstName = ''] = displayName.trim().split(/\s+/);
  return firstName === '' ? `Good ${time}` : `Good ${time}, ${firstName}`;
}
