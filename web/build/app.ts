import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { bundle, say } from '../src/words/bundle.ts';

const SOURCE = new URL('../src/', import.meta.url);
const path = (name: string) => fileURLToPath(new URL(name, SOURCE));
const read = (name: string) => readFileSync(path(name), 'utf8');
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

type Say = (key: string) => string;

/** Every language by its two letters, as the client will speak it. */
export function languages(): Record<string, Say> {
  const folders = readdirSync(path('words'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  return Object.fromEntries(
    folders.map(({ name }) => {
      const files = readdirSync(path(`words/${name}`)).map((file) => read(`words/${name}/${file}`));
      const spoken = bundle(name, files);
      return [name, (key: string) => say([spoken], key)];
    }),
  );
}

const byLanguage = <T>(words: (say: Say) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(languages()).map(([name, spoken]) => [name, words(spoken)]));

const icon = (purpose: 'any' | 'maskable', size: number) => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a device needs to know to install the client as an app. */
export function manifest(language: string, spoken: Say): object {
  return {
    id: '/',
    name: 'Reverie',
    short_name: 'Reverie',
    description: spoken('app-about'),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#201811',
    theme_color: '#201811',
    categories: ['games', 'entertainment'],
    icons: [192, 512].flatMap((size) => [icon('any', size), icon('maskable', size)]),
    shortcuts: [
      { name: spoken('home-new'), url: '/new' },
      { name: spoken('pass-title'), url: '/pass' },
      { name: spoken('home-rules'), url: '/rules' },
    ].map((one) => ({ ...one, icons: [icon('any', 192)] })),
  };
}

/** The page for those who are not connected: its files, the page itself last. */
export function offline(font: (name: string) => string): { name: string; text: string }[] {
  const words = byLanguage((spoken) => ({
    title: spoken('app-offline-title'),
    say: spoken('app-offline-say'),
    again: spoken('app-offline-again'),
  }));
  const style = read('app/offline/offline.css')
    .replace('%gabriela%', font('gabriela'))
    .replace('%proza%', font('proza-libre'));
  const script = `const WORDS = ${JSON.stringify(words)};\n${read('app/offline/offline.js')}`;
  const files = [
    { name: `/assets/offline-${hashOf(style)}.css`, text: style },
    { name: `/assets/offline-${hashOf(script)}.js`, text: script },
  ];
  const page = read('app/offline/offline.html')
    .replace('%offline.css%', files[0]!.name)
    .replace('%offline.js%', files[1]!.name)
    .replace(/%(title|say|again)%/g, (_, key: 'title' | 'say' | 'again') => words['en']![key]);
  return [...files, { name: '/offline.html', text: page }];
}

/** One plain file without imports, as every browser takes it. */
async function worker(constants: Record<string, unknown>): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path('app/sw.ts'), formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
  const chunk = [made].flat().flatMap((one) => ('output' in one ? one.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not built');
  return chunk.code;
}

/** Makes the client an app: manifests, the offline page, and the service worker. */
export function app(): Plugin {
  return {
    name: 'reverie-app',
    apply: 'build',
    async generateBundle(_options, files) {
      const names = Object.keys(files).sort();
      const font = (name: string) => {
        const found = names.find((one) => new RegExp(`/${name}-latin-400-.*woff2$`).test(one));
        if (!found) throw new Error(`no font ${name}`);
        return `/${found}`;
      };
      const emit = (name: string, source: string) =>
        this.emitFile({ type: 'asset', fileName: name.replace(/^\//, ''), source });
      for (const [language, spoken] of Object.entries(languages())) {
        const name = language === 'en' ? 'manifest' : `manifest.${language}`;
        emit(`${name}.webmanifest`, JSON.stringify(manifest(language, spoken)));
      }
      const pages = offline(font);
      for (const { name, text } of pages) emit(name, text);
      const first = [
        ...pages.slice(0, -1).map(({ name }) => name),
        font('gabriela'),
        font('proza-libre'),
      ];
      const id = hashOf([...names, ...pages.map(({ text }) => text)].join());
      emit('sw.js', await worker({ BUILD: { id, offline: '/offline.html', first } }));
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    ],
  };
}
