/**
 * `npx tsx scripts/measure-build.ts 30 300 3000`: time and memory of the build's last step with so many articles, half of them
 * without a picture of their own. Needs `npm run build` before; works in a copy.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const categories = ['digital-marketing', 'data-science', 'cybersecurity', 'career-tips'];
const copied = ['content', 'dist', 'dist-ssr', 'package.json', 'scripts', 'src', 'tooling'];
const settings = ['tailwind.config.ts', 'tsconfig.json', 'vite.config.ts', 'supabase/config.toml'];

function article(index: number) {
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const at = new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString();
  return {
    id,
    title: `Article ${index} about what one learns at work`,
    excerpt: 'What it is about, in a sentence or two that say enough to go on reading.',
    content: `<h2>First</h2>${'<p>Words that fill a line or two of the page, and say something. </p>'.repeat(90)}`,
    featured_image:
      index % 2 === 0 ? '/storage/v1/object/public/blog-images/20260101T000000-a.webp' : null,
    featured_image_alt: 'A loom',
    author: 'Asha Menon',
    author_image: null,
    author_bio: 'Writes.',
    category: categories[index % categories.length],
    tags: ['one', 'two'],
    is_featured: index % 50 === 0,
    reading_time: 4,
    meta_title: '',
    meta_description: '',
    published_at: at,
    updated_at: at,
  };
}

/** A data API that knows these articles and nothing else. */
async function startBackend(count: number) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://backend');
    const after = url.searchParams.get('id')?.replace(/^gt\./, '');
    const start = after === undefined ? 0 : Number(after.slice(-12)) + 1;
    const size = Math.min(Number(url.searchParams.get('limit')), count - start);
    const isKnown = url.pathname.endsWith('/blog_posts') && size > 0;
    const rows = isKnown ? Array.from({ length: size }, (_, index) => article(start + index)) : [];
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(rows));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Kilobytes of memory that a process holds or has held at most. */
async function peakOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
}

for (const count of process.argv.slice(2).map(Number)) {
  const folder = await mkdtemp(join(tmpdir(), 'careerloom-measure-'));
  await mkdir(join(folder, 'supabase'));
  for (const name of [...copied, ...settings])
    await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const { server, url } = await startBackend(count);
  const start = performance.now();
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/prerender.ts'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: 'measured' },
  });
  let peak = 0;
  const watch = setInterval(() => {
    void peakOf(build.pid).then((now) => (peak = Math.max(peak, now)));
  }, 100);
  const [code] = (await once(build, 'exit')) as [number | null];
  clearInterval(watch);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `${count} articles: ${code === 0 ? '' : 'failed, '}${seconds} s, ${Math.round(peak / 1024)} MiB\n`,
  );
  server.close();
  await rm(folder, { recursive: true, force: true });
}
