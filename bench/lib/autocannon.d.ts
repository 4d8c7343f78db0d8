declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers: Readonly<Record<string, string>>;
    method?: 'GET' | 'PATCH' | 'PUT';
    body?: string;
  }
  interface Result {
    requests: { average: number };
    latency: { p99: number };
    errors: number;
    non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
