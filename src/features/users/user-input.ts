import { toRole, toTeam } from '@/config/roles';
import type { User } from './model';
import { blankUser, type UserInput } from './schema';

/** A stored account as the dialog holds it. A waiting one starts with the defaults of a new user. */
export function inputOf(user: User): UserInput {
  const place = user.isApproved
    ? { role: toRole(user.role) ?? blankUser.role, team: toTeam(user.team) ?? blankUser.team }
    : { role: blankUser.role, team: blankUser.team };
  return { email: user.email, password: '', byLink: false, fullName: user.fullName, ...place };
}
