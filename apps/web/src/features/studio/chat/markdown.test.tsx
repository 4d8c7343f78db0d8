import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Markdown from './markdown.tsx';

const render = (text: string): string => renderToStaticMarkup(<Markdown text={text} />);

describe('Markdown', () => {
  it('renders lists, code and tables', () => {
    expect(render('- **a**\n- `b`')).toBe(
      '<ul>\n<li><strong>a</strong></li>\n<li><code>b</code></li>\n</ul>',
    );
    expect(render('| a |\n| - |\n| b |')).toContain('<table>');
  });

  it('opens links in a new tab without opener or referrer', () => {
    expect(render('[docs](https://reactnative.dev/)')).toBe(
      '<p><a href="https://reactnative.dev/" rel="noopener noreferrer nofollow" target="_blank">docs</a></p>',
    );
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](data:text/html,x)',
    '<a href="javascript:alert(1)">x</a>',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '![x](https://tracker.example/pixel.png)',
    '<iframe src="https://example.com"></iframe>',
  ])('renders nothing executable or loadable for %s', (text) => {
    expect(render(text)).not.toMatch(/href=|src=|<script|<iframe|<img|onerror/);
  });
});
