import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { safeLink } from './safe-link.ts';

const components: Components = {
  a({ href, children }) {
    const address = safeLink(href);
    if (address === undefined) return <span>{children}</span>;
    return (
      <a href={address} rel="noopener noreferrer nofollow" target="_blank">
        {children}
      </a>
    );
  },
  // A picture's address is the model's choice: loading it would tell somebody that the answer was read.
  img: ({ alt }) => <span>{alt}</span>,
};

/** An answer's markdown. Raw HTML stays text; links open elsewhere and only where that is safe. */
export default function Markdown({ text }: { readonly text: string }) {
  return (
    <ReactMarkdown components={components} remarkPlugins={[remarkGfm]} skipHtml>
      {text}
    </ReactMarkdown>
  );
}
