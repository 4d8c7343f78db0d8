import { createServer, type Server } from 'node:http';

const files = {
  'src/App.tsx':
    "import { Text, View } from 'react-native';\n\nexport default function App() {\n  return (\n    <View>\n      <Text>Bench</Text>\n    </View>\n  );\n}\n",
};
export const answer = JSON.stringify({
  title: 'Bench',
  newProject: false,
  projectName: '',
  files,
  explanation: 'One file.',
  changes: ['App'],
  architecture: '',
  nextSteps: [],
});

/** An OpenAI-compatible server that replies immediately, so that a turn's duration is Kilim's own. */
export async function startInstantProvider(): Promise<{ url: string; stop(): void }> {
  const server: Server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (let at = 0; at < answer.length; at += 40) {
        response.write(
          `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: answer.slice(at, at + 40) } }] })}\n\n`,
        );
      }
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
      );
      response.write(
        `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 } })}\n\n`,
      );
      response.end('data: [DONE]\n\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/v1`, stop: () => void server.close() };
}
