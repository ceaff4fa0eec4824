/** "Good morning, Asha": by the clock of the person who is greeted. */
export function greeting(fullName: string, now: Date): string {
  const hour = now.getHours();
  const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  const [firstName = ''] = fullName.trim().split(/\s+/);
  return firstName === '' ? `Good ${part}` : `Good ${part}, ${firstName}`;
}
