import { useMemo } from 'react';
import { paths } from '@/config/paths';
import { CommandTools } from '@/features/command-palette/components/command-tools';
import type { Command } from '@/features/command-palette/model';
import { navigationFor } from '@/features/staff/navigation';
import { hasPermission, type Permission, type StaffProfile } from '@/features/staff/permissions';
import { useStaff } from '@/features/staff/use-staff';

interface Creation {
  readonly label: string;
  readonly keywords: string;
  readonly href: string;
  readonly requires: Permission;
}

const creations: readonly Creation[] = [
  {
    label: 'New post',
    keywords: 'create write article blog add',
    href: paths.cms.newPost(),
    requires: 'create_content',
  },
  {
    label: 'New page',
    keywords: 'create build website add',
    href: paths.cms.newPage(),
    requires: 'manage_pages',
  },
  {
    label: 'New campaign',
    keywords: 'plan create banner ticker popup bar promo add',
    href: paths.cms.campaign('new'),
    requires: 'manage_campaigns',
  },
  {
    label: 'Upload media',
    keywords: 'add file picture image video',
    href: paths.cms.media(),
    requires: 'manage_media',
  },
  {
    label: 'Add user',
    keywords: 'create new account person team member invite',
    href: paths.cms.addUser(),
    requires: 'manage_users',
  },
];

function commandsFor(profile: StaffProfile): readonly Command[] {
  return [
    ...navigationFor(profile).map(({ label, to }) => ({
      id: `go-to-${to}`,
      group: 'Go to' as const,
      label,
      keywords: 'open',
      href: to,
    })),
    ...creations
      .filter(({ requires }) => hasPermission(profile, requires))
      .map(({ label, keywords, href }) => ({
        id: `create-${href}`,
        group: 'Create' as const,
        label,
        keywords,
        href,
      })),
  ];
}

/** In the header of every screen of the CMS: search, go to, create, by what this person may do. */
export function CmsTools() {
  const { profile } = useStaff();
  const commands = useMemo(() => commandsFor(profile), [profile]);
  const scope = useMemo(
    () => ({
      posts: commands.some(({ href }) => href === paths.cms.posts()),
      pages: hasPermission(profile, 'manage_pages'),
      leads: hasPermission(profile, 'manage_campaigns'),
    }),
    [commands, profile],
  );
  return <CommandTools commands={commands} scope={scope} />;
}
