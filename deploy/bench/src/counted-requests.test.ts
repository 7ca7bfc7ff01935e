import { requestCount } from "./counted-requests.ts";

const metrics = `# TYPE http_request_duration_seconds histogram
http_request_duration_seconds_bucket{le="0.001",service="riddle",method="GET",route="/latest",status="200"} 9
http_request_duration_seconds_count{service="riddle",method="GET",route="/latest",status="200"} 9
http_request_duration_seconds_count{service="riddle",method="GET",route="/latest",status="304"} 2
http_request_duration_seconds_count{service="riddle",method="GET",route="/latest/more",status="200"} 50
`;

it("adds up the requests of a route in the metrics, and no others", () => {
  expect(requestCount(metrics, "/latest")).toBe(11);
  expect(requestCount(metrics, "/none")).toBe(0);
});
