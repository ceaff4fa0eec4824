import { paths } from '@/config/paths';

export interface BuiltPath {
  /** Such as `paths.cms.posts`, as a test would call it. */
  readonly name: string;
  readonly address: string;
}

type Builders = Readonly<Record<string, (parameter: string) => string>>;

const { cms, admin, blogs, ...site } = paths;
const groups: Readonly<Record<string, Builders>> = {
  paths: { ...site, blogs: (category) => blogs({ category }) },
  'paths.cms': cms,
  'paths.admin': admin,
};

/** Every address that a path builder makes of a parameter. */
export function builtPaths(parameter: string): BuiltPath[] {
  return Object.entries(groups).flatMap(([group, builders]) =>
    Object.entries(builders).map(([name, build]) => ({
      name: `${group}.${name}`,
      address: build(parameter),
    })),
  );
}
