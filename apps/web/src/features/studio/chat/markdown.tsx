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
  // The model chooses the address of an image: loading it could leak to a third party that the answer was read.
  img: ({ alt }) => <span>{alt}</span>,
};

/** Renders an answer's markdown. Raw HTML is dropped; safe links open in a new tab. */
export default function Markdown({ text }: { readonly text: string }) {
  return (
    <ReactMarkdown components={components} remarkPlugins={[remarkGfm]} skipHtml>
      {text}
    </ReactMarkdown>
  );
}
