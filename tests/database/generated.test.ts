import { readFile } from 'node:fs/promises';
import { type PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slugPattern } from '@/config/address-limits';
import { imageTypes, limits, videoTypes, visitorLimits } from '@/config/limits';
import { builtInPaths, reservedPaths } from '@/config/built-in-paths';
import { reservedSlugPattern, reservedSlugs } from '@/config/reserved-slugs';
import { resumeType } from '@/features/jobs/apply/resume';
import { buildSeed, seedFile } from '../../scripts/build-seed';
import { reservedPathsSql, reservedSlugsSql } from '../../tooling/embedded-backend/reserved-slugs';
import { seededSubmissions } from '../../scripts/seed/submissions';
import { generateTypes, typesFile } from '../../scripts/generate-types';
import { readConfig } from '../../tooling/embedded-backend/config';
import { openMigratedDatabase } from '../support/database-catalogue';

const resumeTypes = ['pdf', 'doc', 'docx'].map((ending) => resumeType(`a.${ending}`));

let database: PGlite;

beforeAll(async () => {
  database = await openMigratedDatabase();
});

afterAll(() => database.close());

async function check(name: string): Promise<string> {
  const { rows } = await database.query<{ text: string }>(
    'select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1',
    [name],
  );
  return rows[0]?.text ?? '';
}

describe('generated files', () => {
  test('the committed types are those of the migrations (npm run generate:types)', async () => {
    expect(await readFile(typesFile, 'utf8')).toBe(await generateTypes());
  });

  test('the committed seed is what the texts and pictures give (npm run build:seed)', async () => {
    expect(await readFile(seedFile, 'utf8')).toBe(await buildSeed());
    const { path, text } = (await seededSubmissions()).resume;
    expect(await readFile(`supabase/seed/files/resumes/${path}`, 'utf8')).toBe(text);
  });
});

describe('limits of the forms are those of the database', () => {
  test.each([
    ['blog_posts_title_length', limits.title],
    ['page_sections_name_form', limits.sectionName],
    ['page_sections_content_length', limits.sectionContent],
    ['blog_posts_excerpt_length', limits.excerpt],
    ['blog_posts_content_length', limits.content],
    ['blog_posts_author_length', limits.author],
    ['blog_posts_author_bio_length', limits.authorBio],
    ['blog_posts_featured_image_address', limits.imageAddress],
    ['blog_posts_author_image_address', limits.imageAddress],
    ['blog_posts_featured_image_alt_length', limits.imageAlt],
    ['blog_posts_reading_time_range', limits.readingTime.max],
    ['pages_title_length', limits.title],
    ['pages_content_length', limits.content],
    ['pages_slug_form', limits.slug],
    ['blog_posts_meta_title_length', limits.metaTitle],
    ['blog_posts_meta_description_length', limits.metaDescription],
    ['route_meta_meta_title_length', limits.metaTitle],
    ['route_meta_meta_description_length', limits.metaDescription],
    ['pages_meta_title_length', limits.metaTitle],
    ['pages_meta_description_length', limits.metaDescription],
    ['user_profiles_full_name_length', limits.fullName],
    ['user_profiles_email_length', limits.email],
    ['media_files_name_length', limits.fileName],
    ['media_files_alt_text_length', limits.altText],
    ['media_files_size_range', limits.mediaFileBytes],
    ['submission_events_text_length', limits.leadNote],
    ['media_files_width_range', limits.imageSide],
    ['media_files_height_range', limits.imageSide],
  ])('%s ends at %i', async (name, limit) => {
    expect(await check(name)).toMatch(new RegExp(`<= ${String(limit)}\\)`));
  });

  test('tags', async () => {
    const { rows } = await database.query<{ source: string }>(
      "select prosrc as source from pg_proc where proname = 'are_tags_valid'",
    );
    expect(rows[0]?.source).toContain(`cardinality(tags) <= ${String(limits.tags)}`);
    expect(rows[0]?.source).toContain(`between 1 and ${String(limits.tag)}`);
  });

  test('search terms', async () => {
    const { rows } = await database.query<{ pattern: string }>(
      'select private.like_pattern($1) as pattern',
      ['x'.repeat(1000)],
    );
    expect(rows[0]?.pattern).toBe(`%${'x'.repeat(limits.searchTerm)}%`);
  });

  test('defaults', async () => {
    const { rows } = await database.query<{ value: string }>(
      "select pg_get_expr(adbin, adrelid) as value from pg_attrdef where adrelid = 'public.blog_posts'::regclass",
    );
    expect(rows.map((row) => row.value)).toContain(String(limits.readingTime.default));
  });

  test('buckets: size, types, and the same in config.toml', async () => {
    const { rows } = await database.query<{ id: string; bytes: number; types: string[] }>(
      'select id, file_size_limit as bytes, allowed_mime_types as types from storage.buckets order by id',
    );
    expect(rows).toEqual([
      { id: 'blog-images', bytes: limits.blogImageBytes, types: [...imageTypes] },
      { id: 'media-files', bytes: limits.mediaFileBytes, types: [...imageTypes, ...videoTypes] },
      { id: 'resumes', bytes: visitorLimits.resume, types: resumeTypes },
    ]);
    expect(readConfig()).toMatchObject({
      auth: { minimum_password_length: limits.passwordMin, email: { enable_confirmations: true } },
      storage: {
        buckets: {
          'blog-images': {
            public: true,
            file_size_limit: '5MiB',
            allowed_mime_types: [...imageTypes],
          },
          'media-files': {
            public: true,
            file_size_limit: '50MiB',
            allowed_mime_types: [...imageTypes, ...videoTypes],
          },
          resumes: { public: false, file_size_limit: '5MiB', allowed_mime_types: resumeTypes },
        },
      },
    });
  });

  test('the form of an address', async () => {
    expect(await check('pages_slug_form')).toContain(`'${slugPattern.source}'`);
  });
});

describe('reserved addresses', () => {
  const stored = async () => {
    const { rows } = await database.query<{ slug: string }>(
      'select slug from private.reserved_slugs order by slug collate "C"',
    );
    return rows.map(({ slug }) => slug);
  };

  test('have one pattern beside their list', async () => {
    const { rows: functions } = await database.query<{ source: string }>(
      "select prosrc as source from pg_proc where proname = 'is_reserved_slug'",
    );
    expect(functions[0]?.source).toContain(`'${reservedSlugPattern.source}'`);
  });

  test('below the first level are told in the same way, and with them every built-in address is known', async () => {
    await database.exec(reservedPathsSql(reservedPaths) + reservedPathsSql(reservedPaths));
    const { rows } = await database.query<{ path: string }>(
      'select path from private.reserved_paths order by path collate "C"',
    );
    expect(rows.map(({ path }) => path)).toEqual(reservedPaths);
    await database.exec(reservedSlugsSql(reservedSlugs));
    const { rows: free } = await database.query(
      'select path from unnest($1::text[]) as path where not private.is_built_in_path(path)',
      [builtInPaths],
    );
    expect(free).toEqual([]);
  });

  test('can be told to the database again and again, while a page has such an address', async () => {
    const wanted = [...reservedSlugs.filter((slug) => slug !== 'rss'), 'alumni'].sort();
    const store = (slug: string) =>
      database.query('insert into public.pages (title, slug) values ($1, $1)', [slug]);
    await database.exec(reservedSlugsSql(reservedSlugs));
    expect(await stored()).toEqual(reservedSlugs);
    await store('alumni');
    await database.exec(reservedSlugsSql(wanted));
    await database.exec(reservedSlugsSql(wanted));
    expect(await stored()).toEqual(wanted);
    await store('rss');
    // The page that had the address first can be edited, taken back and deleted, and move away.
    await database.exec(
      "update public.pages set title = 'Alumni', slug = slug where slug = 'alumni'",
    );
    await database.exec("update public.pages set slug = 'our-alumni' where slug = 'alumni'");
    await expect(
      database.exec("update public.pages set slug = 'alumni' where slug = 'our-alumni'"),
    ).rejects.toThrow('The address /alumni belongs to a part of the site');
    await database.exec("delete from public.pages where slug in ('our-alumni', 'rss')");
    await database.exec(reservedSlugsSql(reservedSlugs));
  });
});
