import { Badge, type BadgeTone } from '@/components/ui/badge';
import { roleLabel } from '@/config/roles';

/** "super_admin and admin destructive; marketing and seo default; others secondary" */
function toneOf(role: string): BadgeTone {
  if (role === 'super_admin' || role === 'admin') return 'danger';
  return role === 'marketing' || role === 'seo' ? 'brand' : 'neutral';
}

export function RoleBadge({ role }: { readonly role: string }) {
  return <Badge tone={toneOf(role)}>{roleLabel(role)}</Badge>;
}
