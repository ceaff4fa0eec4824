import { Check, Minus } from 'lucide-react';
import { Checkbox } from '@/components/ui/checkbox';
import { permissionLabel, permissions, roleLabel, roles, type Role } from '@/config/roles';
import { hasGrant, type Grant } from '../role-matrix';

interface RoleMatrixTableProps {
  readonly grants: readonly Grant[];
  /** Without it the table is only read. */
  readonly onToggle?: ((grant: Grant) => void) | undefined;
}

/** Focusable, so that the arrow keys scroll it where it is wider than the screen. */
const scrollable = { tabIndex: 0 };

/** Roles as columns, permissions as rows. Super admins hold everything, and keep it. */
export function RoleMatrixTable({ grants, onToggle }: RoleMatrixTableProps) {
  const holdsAll = (role: Role) => hasGrant(grants, { role, permission: '*' });
  return (
    <div
      role="region"
      aria-label="Roles and permissions"
      {...scrollable}
      className="relative -mx-5 overflow-x-auto px-5"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">Which role holds which permission</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky left-0 z-10 bg-surface-raised py-2 pr-4 text-left text-xs font-semibold text-muted"
            >
              Permission
            </th>
            {roles.map((role) => (
              <th
                key={role}
                scope="col"
                className="min-w-18 px-1 py-2 text-center text-xs font-semibold text-muted"
              >
                {roleLabel(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {permissions.map((permission) => (
            <tr key={permission}>
              <th
                scope="row"
                className="sticky left-0 z-10 bg-surface-raised py-1 pr-4 text-left font-medium whitespace-nowrap"
              >
                {permissionLabel(permission)}
              </th>
              {roles.map((role) => {
                const isHeld = holdsAll(role) || hasGrant(grants, { role, permission });
                const name = `${roleLabel(role)}: ${permissionLabel(permission)}`;
                return (
                  <td key={role} className="p-0 text-center">
                    {onToggle ? (
                      <span className="grid min-h-11 place-items-center">
                        <Checkbox
                          aria-label={name}
                          checked={isHeld}
                          disabled={holdsAll(role)}
                          onChange={() => onToggle({ role, permission })}
                        />
                      </span>
                    ) : (
                      <span className="grid min-h-11 place-items-center">
                        {isHeld ? (
                          <Check role="img" aria-label="Yes" className="size-4 text-success" />
                        ) : (
                          <Minus role="img" aria-label="No" className="size-4 text-muted" />
                        )}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
